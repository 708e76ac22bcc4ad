/** Where a question stands in the list of its survey or form, as the address of a page without scripts names it after a move. */

/** The id of its link. */
export const placeOf = (question_id: number | string) => `place-${question_id}`;
