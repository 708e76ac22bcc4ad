/** What customers said, and one item with what is done about it. */
import { route } from "@remix-run/route-config";

export const medalliaRoutes = [
	route("medallia", "features/medallia/items.route.tsx"),
	route("medallia/:id", "features/medallia/item.route.tsx"),
];
