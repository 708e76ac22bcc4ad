/** Everything that the budgets feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { aoUpdateBudgetDetails } from "./endpoints/ao-update-budget-details";
import { getBudgetChoices } from "./endpoints/get-budget-choices";
import { getBudgetDetails } from "./endpoints/get-budget-details";
import { getBudgetPace } from "./endpoints/get-budget-pace";
import { movePoints } from "./endpoints/move-points";
import { previewSplit } from "./endpoints/preview-split";
import { splitBudget } from "./endpoints/split-budget";
import { updateBudgetCategory } from "./endpoints/update-budget-category";
import { budgetsImport } from "./imports/budgets";
import { expireRequests } from "./jobs/expire-requests";
import { tellLow } from "./jobs/tell-low";
import { turnCycles } from "./jobs/turn-cycles";
import { getBudgetsUnderAccount } from "./lists/get-budgets-under-account.query";
import { menu } from "./menu";
import { pointsAboveLimit } from "./moderation/points-above-limit";
import { budgetLow } from "./notifications/budget-low";
import { cycleBegan } from "./notifications/cycle-began";
import { pointsDecided } from "./notifications/points-decided";
import { pointsWaiting } from "./notifications/points-waiting";
import { budgetSummary } from "./reports/budget-summary";
import { budgetName } from "./store/budgets";

export const feature = defineFeature({
	menu,
	endpoints: [
		aoUpdateBudgetDetails,
		getBudgetChoices,
		getBudgetDetails,
		getBudgetPace,
		movePoints,
		previewSplit,
		splitBudget,
		updateBudgetCategory,
	],
	imports: [budgetsImport],
	lists: [getBudgetsUnderAccount],
	moderation: [pointsAboveLimit],
	notifications: [budgetLow, cycleBegan, pointsDecided, pointsWaiting],
	scheduled: [expireRequests, tellLow, turnCycles],
	summaries: [budgetSummary],
	references: { budget: budgetName },
});
