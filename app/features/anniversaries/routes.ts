/** Cards of anniversaries, one of them with the memory book, and what owners set. */
import { route } from "@remix-run/route-config";

export const anniversariesRoutes = [
	route("anniversaries", "features/anniversaries/anniversaries.route.tsx"),
	route("anniversaries/rules", "features/anniversaries/rules.route.tsx"),
	route("anniversaries/:id", "features/anniversaries/card.route.tsx"),
];
