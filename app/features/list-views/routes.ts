/** How somebody arranges a list: its columns, and the views that they keep of it; dialogs over the list. */
import { route } from "@remix-run/route-config";

export const listViewsRoutes = [
	route("list_views", "features/list-views/views.route.tsx"),
	route("list_views/columns", "features/list-views/columns.route.tsx"),
	route("list_views/:id", "features/list-views/view.route.tsx"),
];
