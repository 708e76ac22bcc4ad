/** The executive summary: figures, the tables of Spotlight and Gratitude Tree, and which programs they count. */
import { route } from "@remix-run/route-config";

export const executiveSummaryRoutes = [
	route("executive_summary", "features/executive-summary/summary.route.tsx"),
	route("executive_summary/gratitude_tree", "features/executive-summary/gratitude-tree.route.tsx"),
	route("executive_summary/programs", "features/executive-summary/programs.route.tsx"),
	route("executive_summary/spotlight", "features/executive-summary/spotlight.route.tsx"),
];
