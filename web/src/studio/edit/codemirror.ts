// The text of a deck in CodeMirror. It lives in a shadow root, whose style sheets are adopted: no style stands in the page.

import { closeBrackets } from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { toml } from '@codemirror/legacy-modes/mode/toml'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { StudioProblem } from '../../net/protocol'
import { stroke } from '../strokes'

/** What is told of what somebody does in the text. */
interface Writer {
  label: string
  typed: (text: string) => void
  /** In which line the caret stands, from 1. */
  at: (line: number) => void
}

export interface Page {
  write: (text: string) => void
  mark: (problems: StudioProblem[]) => void
  /** Bring a line to sight, unless the caret is near it. */
  show: (line: number) => void
  close: () => void
}

const given = Annotation.define<boolean>() // a change that was not typed here

// Custom properties of the page reach into a shadow root, so light and dark are the page's own.
const looks = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', fontSize: '0.9rem' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { background: 'var(--ground)', color: 'var(--quiet)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'color-mix(in srgb, var(--glow) 55%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--glow)' },
  '.cm-tooltip, .cm-panels': { background: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-selectionMatch': { background: 'color-mix(in srgb, var(--turn) 30%, transparent)' },
})
const inks = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.atom], color: 'var(--warn)' },
  { tag: [tags.propertyName, tags.keyword, tags.typeName], fontWeight: '600' },
])

export function open(host: HTMLElement, text: string, writer: Writer): Page {
  const root = host.attachShadow({ mode: 'open' })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        bracketMatching(),
        closeBrackets(),
        EditorView.lineWrapping,
        StreamLanguage.define(toml),
        syntaxHighlighting(inks),
        looks,
        EditorView.contentAttributes.of({ 'aria-label': writer.label, tabindex: '0' }),
        // Undo is the studio's, over forms too; Tab leads on, as everywhere.
        keymap.of([...searchKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.transactions.some((each) => each.annotation(given))) return
          if (update.docChanged) writer.typed(update.state.doc.toString())
          if (update.docChanged || update.selectionSet) writer.at(update.state.doc.lineAt(update.state.selection.main.head).number)
        }),
      ],
    }),
  })
  const caretLine = () => view.state.doc.lineAt(view.state.selection.main.head).number

  return {
    write(text) {
      const made = stroke(view.state.doc.toString(), text)
      if (!made) return
      view.dispatch({ changes: { from: made.at, to: made.at + made.removed.length, insert: made.added }, annotations: given.of(true) })
    },
    mark(problems) {
      const { doc } = view.state
      const marks = problems.map(({ line, says, is_error }) => {
        const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
        return { from, to, message: says, severity: is_error ? ('error' as const) : ('warning' as const) }
      })
      view.dispatch(setDiagnostics(view.state, marks))
    },
    show(line) {
      if (line < 1 || line > view.state.doc.lines || view.hasFocus || Math.abs(caretLine() - line) < 2) return
      const { from } = view.state.doc.line(line)
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 24 }), annotations: given.of(true) })
    },
    close: () => view.destroy(),
  }
}
