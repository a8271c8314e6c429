// Where the picture of a name is: a drawing of ours, or one that somebody brought.

import { drawingPath } from '../../net/studio'

/** Own pictures are named by their content, with how they are coded behind a dot. */
const isOwn = (name: string) => /\.(png|jpe?g|webp)$/i.test(name)

export const picturePath = (name: string) => (isOwn(name) ? `/api/studio/pictures/${encodeURIComponent(name)}` : drawingPath(name))
