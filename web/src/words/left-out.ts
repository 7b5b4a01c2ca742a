/**
 * Messages of the shared files that a browser never shows: faults of a data file or a saved
 * position, the terminal's board, notifications, and errors of API requests that no button of ours
 * makes. They would be a fifth of what players download. The server sends the text of the few that
 * it may return.
 */
const LEFT_OUT =
  /^(?:edition|load|notation|reach|saved|(?!web-)[a-z]+-(?:load|sketch|advice|edition)|table-setup|server-clock)-|^table-server-only$|^server-(?:bad-(?:page|status|query|body|scale|browser)|method|too-large|no-phrase|foreign-origin|stopping|import-long|patience|rated-people)$/;

/** Whether the client has no text for a key, though the shared files do. */
export const isLeftOut = (key: string): boolean => LEFT_OUT.test(key);

/** A file of messages without those, without comments, and with minimal indentation. */
export function forClient(file: string): string {
  // A message or comment begins at the start of a line; the rest is its continuation.
  const entries = file.split(/\n(?=[a-zA-Z#-])/);
  const wanted = entries.filter((entry) => {
    const key = /^[\w-]+/.exec(entry)?.[0];
    return key !== undefined && !isLeftOut(key);
  });
  return wanted.map((entry) => entry.trimEnd().replaceAll(/\n +/g, '\n ')).join('\n');
}
