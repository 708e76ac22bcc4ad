/** Global filters: managing them, choosing the one that is on, writing one, and deleting one. */
import { route } from "@remix-run/route-config";

export const globalFiltersRoutes = [
	route("global_filters", "features/global-filters/filters.route.tsx"),
	route("global_filters/choose", "features/global-filters/choose.route.tsx"),
	route("global_filters/new", "features/global-filters/save-filter.route.tsx", { id: "new-global-filter" }),
	route("global_filters/:id", "features/global-filters/save-filter.route.tsx"),
	route("global_filters/:id/delete", "features/global-filters/delete-filter.route.tsx"),
];
