/** How much forms may hold. @browser-safe @pure */

/** So many people look after a form. */
export const maxHandlers = 10;

/** The longest word to a sender. */
export const maxWordLength = 1_000;
