/** Screens of the store: everything, a category, an item, and managing it; and where clicks on recommended ones are told. */
import { route } from "@remix-run/route-config";

export const catalogRoutes = [
	route("store", "features/catalog/store.route.tsx"),
	route("store/category/:id", "features/catalog/store.route.tsx", { id: "features/catalog/category" }),
	route("store/click", "features/catalog/item-click.route.tsx"),
	// One address with sections: each route stands in a list that every page loads.
	route("store/manage/:section?/:id?", "features/catalog/manage/manage.route.tsx"),
	route("store/item/:id", "features/catalog/item.route.tsx"),
];
