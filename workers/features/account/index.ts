/** What other features and the dispatcher may use of accounts. */
export { accessEndsOn } from "./rules/access-ends";
export { dashboardVersions, presentSettings } from "./rules/account-settings";
export { monthOptions } from "./rules/date-options";
export { currencyOf, decimalMarkOf } from "./rules/money";
export { computePalette, paletteStyle } from "./rules/palette";
export { figuresOf } from "./steps/figures";
export {
	type AccountRow,
	findAccount,
	findAccountVersion,
	isUnchanged,
	toAccount,
	updateFlags,
	updateFooterLinks,
	updateLabels,
	updateLimits,
	updateLogo,
	updateLook,
	updateNotificationRules,
	updateSettings,
} from "./store";
