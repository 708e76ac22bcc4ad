/** What other features and the dispatcher may use of accounts. */
export { app_version } from "./endpoints/init-account";
export { currencyOf, decimalMarkOf } from "./rules/money";
export { computePalette, paletteStyle } from "./rules/palette";
export { figuresOf } from "./steps/figures";
export { type AccountRow, findAccount, findAccountVersion, toAccount } from "./store";
