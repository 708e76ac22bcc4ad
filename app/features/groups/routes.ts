/** Groups for account owners: their list, one of them, writing one, deleting one, and taking people out of a list. */
import { route } from "@remix-run/route-config";

export const groupsRoutes = [
	route("groups", "features/groups/groups.route.tsx"),
	route("groups/new", "features/groups/save-group.route.tsx", { id: "new-group" }),
	route("groups/:id", "features/groups/group.route.tsx"),
	route("groups/:id/edit", "features/groups/save-group.route.tsx"),
	route("groups/:id/delete", "features/groups/delete-group.route.tsx"),
	route("groups/:id/remove", "features/groups/remove-people.route.tsx"),
];
