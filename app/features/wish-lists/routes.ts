/** A person's wish lists, the pages that open over them, and a list as whoever has its link sees it. */
import { route } from "@remix-run/route-config";

export const wishListsRoutes = [
	route("wish_lists", "features/wish-lists/wish-lists.route.tsx"),
	route("wish_lists/new", "features/wish-lists/save-list.route.tsx"),
	route("wish_lists/add/:itemId", "features/wish-lists/wish.route.tsx"),
	route("wish_lists/shared/:token", "features/wish-lists/shared-list.route.tsx"),
	route("wish_lists/:id", "features/wish-lists/wish-lists.route.tsx", { id: "features/wish-lists/one-list" }),
	route("wish_lists/:id/rename", "features/wish-lists/save-list.route.tsx", { id: "features/wish-lists/rename-list" }),
	route("wish_lists/:id/remove", "features/wish-lists/remove-list.route.tsx"),
	route("wish_lists/:id/items/:itemId", "features/wish-lists/wish.route.tsx", {
		id: "features/wish-lists/change-wish",
	}),
];
