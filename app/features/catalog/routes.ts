/** Screens of the store: everything, a category, an item. */
import { route } from "@remix-run/route-config";

export const catalogRoutes = [
	route("store", "features/catalog/store.route.tsx"),
	route("store/category/:id", "features/catalog/store.route.tsx", { id: "features/catalog/category" }),
	route("store/item/:id", "features/catalog/item.route.tsx"),
];
