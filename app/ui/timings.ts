/** Every wait, debounce and polling interval of the product, named; times people see are as specified, waits for a slow server are zero. */

/** How long a toast stays. */
export const toastMs = 8000;
/** How long a toast about an error raised by the helper stays. */
export const errorToastMs = 10_000;
/** How long a status message stays after a success. */
export const statusMessageMs = 3000;
/** How long what became of a Medallia item is said. */
export const medalliaClearMs = 1500;
/** From a finished deactivation to the return to the dashboard. */
export const deactivationRedirectMs = 800;
/** Between two looks at work that is under way. */
export const pollingIntervalMs = 20_000;
/** The first looks at work that was just asked for, since most of it is done within seconds; then the interval holds. */
export const firstPollsMs = [1500, 2000] as const;
/** From buying points to the balance anew: they come by a message; then as long as the bank has not answered. */
export const boughtPointsPolling = { firstMs: [1500, 2000], everyMs: 5000 } as const;
/** Between two looks at what is left of flash sales, where no open line tells it. */
export const flashPollingMs = 5000;
/** From a change in the pager to the request. */
export const pagerDelayMs = 30;
/** From the last keystroke in a filter to the request. */
export const filterDebounceMs = 300;
/** From the last change of a selection to the request. */
export const selectionDebounceMs = 500;
/** From the last keystroke in search or autosuggest to the request. */
export const searchDebounceMs = 500;
/** How long the pointer rests before a menu or search section opens. */
export const hoverDelayMs = 100;
/** From the choice of members to the recognition dialog. */
export const recognitionOpenMs = 200;
/** One tick of every countdown. */
export const countdownTickMs = 1000;
/** From opening the feed to its request, and from a comment to its request. */
export const feedFetchMs = 200;
export const commentSaveMs = 100;
/** Waits that let a slow server catch up; answers here are already consistent. */
export const balanceRefreshMs = 0;
export const addressRefreshMs = 0;
export const programSaveMs = 0;
/** Before the result of a checkout, and after a sync up to five items, and more; for accounts that sync balances with a client. */
export const checkoutResultMs = 2000;
export const clientSyncMs = 2000;
export const clientSyncManyItemsMs = 3000;
