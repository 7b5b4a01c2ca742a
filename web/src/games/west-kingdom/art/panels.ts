/** What is behind the larger parts of the board. */

/** The Workshop as a room, on a field of 264 by 78 with the floor at 60: plan, tools and bench. */
export const ROOM = `
  plaster/bare M-60-60h384v130h-384z
  floor/bare M-60 60h384v60h-384z
  timber M-60-8h384v18h-384z
  faint M20 10v50M100 10v50M180 10v50M244 10v50
  white M148 18h30v20h-30z
  fine M152 34l8-10 6 6 4-4 4 8M152 22h8
  line M190 10v26M198 10v20M206 10v24
  rock2 M187 34h6l-3 9zM195 30h7v4h-7zM203 33c0-3 6-3 6 0l-1 5h-4z
  timber M214 60v-14h44v5h-39v9M252 60v-9
  thatch M222 46c2-5 10-5 12 0zM240 46v-6h8v6
  line M-60 60h384
`;

/** Roofs by night, on a field of 351 by 100. */
export const NIGHT = `
  skyline/bare M-60 100V46l24-12 20 10 16 0 18-14 16 12V34l22-20 20 18v10l14-10 18 12v-6l24-20 22 20v8l16-12 20 14v-8l22-18 24 20v6l18-12 20 12v-8l20-16 22 18v4l30-14 30 16v58z
  starlight/bare M149 10a1 1 0 1 1 2 0 1 1 0 1 1-2 0zM179 18a1 1 0 1 1 2 0 1 1 0 1 1-2 0zM235 8a1 1 0 1 1 2 0 1 1 0 1 1-2 0zM299 14a1 1 0 1 1 2 0 1 1 0 1 1-2 0zM329 8a1 1 0 1 1 2 0 1 1 0 1 1-2 0z
`;

/** A lantern on a field of 10 by 18. */
export const LANTERN = `
  line M5 0v5
  window M1 5h8l1 11H0z
  fine M5 5v11
`;

/** The roof and the clock tower of the Guildhall, 160 wide and 98 high. */
export const GABLE = `
  tile M1 92 80 40l79 52z
  shade M80 40 159 92h-46z
  faint M19 84h122M37 70h86M56 58h48
  lime M61 66V26h38v40z
  slate M56 28 80 3l24 25z
  shade M80 3l24 25H92zM86 28h13v38H86z
  line M80 3v-5
  white M69 44a11 11 0 1 1 22 0 11 11 0 1 1-22 0z
  line M80 44v-7M80 44l5 2.5
  fine M61 61h38
  rock M0 92h160v-6H0z
`;
