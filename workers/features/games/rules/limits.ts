/** How much there may be of games, and the words that choices use. @browser-safe @pure */

/** Kinds of games. */
export const gameKinds = ["bingo", "scratch"] as const;

/** One of them. */
export type GameKind = (typeof gameKinds)[number];

/** States of a game: a draft, one that is played, one in which what was begun is finished, and one that is over. */
export const gameStatuses = ["draft", "open", "closed", "ended"] as const;

/** One of them. */
export type GameStatus = (typeof gameStatuses)[number];

/** How a square is proven: in words, with a picture, or by what the product knows of somebody since the game began. */
export const proofs = ["words", "picture", "gave_recognition", "received_recognition"] as const;

/** One of them. */
export type Proof = (typeof proofs)[number];

/** What wins a prize: a scratch card by itself; a line, the four corners or all squares of a bingo card. */
export const patterns = ["card", "line", "corners", "full"] as const;

/** One of them. */
export type Pattern = (typeof patterns)[number];

/** What is won on a bingo card. */
export const bingoPatterns = ["line", "corners", "full"] as const;

/** Who gets a scratch card: everybody, or who gave a recognition since the game began. */
export const cardFor = ["everybody", "givers"] as const;

/** One of them. */
export type CardFor = (typeof cardFor)[number];

/** Squares along a side. */
export const sizes = [3, 4, 5] as const;

/** Chances are counted out of so many cards. */
export const drawRange = 1_000;

/** The most of a game. */
export const maxTasks = 60;
export const maxTaskLength = 120;
export const maxPrizes = 6;
export const maxStock = 10_000;
export const maxPoints = 1_000_000;
export const maxWordsLength = 1_000;

/** A scratch card is good for so many days. */
export const cardDays = 30;

/** After a bingo was closed, claims are decided and prizes collected for so many days. */
export const bingoDays = 14;

/** Cards on a page of the table by which draws are checked. */
export const drawsPerPage = 50;
