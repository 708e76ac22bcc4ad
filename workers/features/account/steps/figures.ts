/** How whole figures are written in an account's country, made once for each country and language: jobs ask for every recipient. */
import { memoized } from "#workers/runtime/memo";
import { makeFigures } from "../rules/money";

/** Writes whole figures as the account's country does; the reader's language counts where the country speaks it. */
export const figuresOf = memoized({ maxEntries: 500 }, makeFigures);
