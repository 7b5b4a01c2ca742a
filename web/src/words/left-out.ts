/**
 * Sentences of the shared files that a browser never says: what is wrong with a data file or a saved
 * position, the board that the terminal draws, what is said to people who are away, and to programs
 * that ask the server for what no button of ours does. They would be a fifth of what players
 * download.
 * The server says the few of them that can come back from it in its own words.
 */
const LEFT_OUT =
  /^(?:edition|load|notation|reach|saved|(?!web-)[a-z]+-(?:load|sketch|advice|edition)|table-setup|server-clock)-|^table-server-only$|^server-(?:bad-(?:page|status|query|body|scale|browser)|method|too-large|no-phrase|foreign-origin|stopping|import-long|patience|rated-people)$/;

/** Whether the client has no sentence for a key, though the shared files do. */
export const isLeftOut = (key: string): boolean => LEFT_OUT.test(key);

/** A file of sentences without those, without its comments, and indented no further than it must. */
export function forClient(file: string): string {
  // Whatever begins at the start of a line is a message or a comment; the rest goes on with it.
  const entries = file.split(/\n(?=[a-zA-Z#-])/);
  const wanted = entries.filter((entry) => {
    const key = /^[\w-]+/.exec(entry)?.[0];
    return key !== undefined && !isLeftOut(key);
  });
  return wanted.map((entry) => entry.trimEnd().replaceAll(/\n +/g, '\n ')).join('\n');
}
