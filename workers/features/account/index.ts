/** What other features and the door may use of accounts. */
export { app_version } from "./endpoints/init-account";
export { computePalette, paletteStyle } from "./rules/palette";
export { type AccountRow, findAccount, findAccountVersion, toAccount } from "./store";
