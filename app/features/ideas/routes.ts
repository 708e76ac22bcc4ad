/** Ideas: their list, writing one, one of them, and what owners set. */
import { route } from "@remix-run/route-config";

export const ideasRoutes = [
	route("ideas", "features/ideas/ideas.route.tsx"),
	route("ideas/new", "features/ideas/save-idea.route.tsx"),
	route("ideas/categories", "features/ideas/categories.route.tsx"),
	route("ideas/:id", "features/ideas/idea.route.tsx"),
];
