/** What other features and the dispatcher may use of accounts. */
export { accessEndsOn } from "./rules/access-ends";
export { flagsOnWire } from "./rules/account-flags";
export { dashboardVersions, presentSettings } from "./rules/account-settings";
export { monthOptions } from "./rules/date-options";
export { maxReviewsOf, usualMaxReviews } from "./rules/max-reviews";
export { currencyOf, decimalMarkOf, makeMoney, signInReports } from "./rules/money";
export { newAccountRow } from "./rules/new-account";
export { computePalette, defaultColours, paletteStyle } from "./rules/palette";
export { figuresOf } from "./steps/figures";
export {
	type AccountRow,
	findAccount,
	findAccountVersion,
	insertAccount,
	isUnchanged,
	toAccount,
	updateCommonSwitches,
	updateFlags,
	updateFooterLinks,
	updateLabels,
	updateLimits,
	updateLogo,
	updateLook,
	updateNotificationRules,
	updateSettings,
	updateStatus,
	updateSubdomain,
} from "./store";
