/** What a card can look like, and how much is sent. @browser-safe @pure */

/** The designs, each drawn in the sprite of drawings and named in the texts; the usual one first. */
export const designs = ["sun", "heart", "star", "hands", "rose", "lightbulb"] as const;

/** One of them. */
export type Design = (typeof designs)[number];

/** The most cards of a person on a day, and the most people of one sending. */
export const maxCardsOfDay = 20;

/** The most characters of a message. */
export const maxMessageLength = 1_000;
