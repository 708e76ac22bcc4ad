/** The budgets: their list, one of them, writing one, their categories, and moving points between them. */
import { route } from "@remix-run/route-config";

export const budgetsRoutes = [
	route("budgets", "features/budgets/budgets.route.tsx"),
	route("budgets/new", "features/budgets/save-budget.route.tsx", { id: "new-budget" }),
	route("budgets/move", "features/budgets/move-points.route.tsx"),
	route("budgets/category", "features/budgets/category.route.tsx"),
	route("budgets/:id", "features/budgets/budget.route.tsx"),
	route("budgets/:id/split", "features/budgets/split.route.tsx"),
	route("budgets/:id/edit", "features/budgets/save-budget.route.tsx"),
];
