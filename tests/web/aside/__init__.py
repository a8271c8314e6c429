"""What stands beside the table: log, chat and coach."""
