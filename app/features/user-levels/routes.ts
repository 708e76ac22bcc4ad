/** One's own level, and for owners what counts and which levels there are. */
import { route } from "@remix-run/route-config";

export const userLevelsRoutes = [
	route("levels", "features/user-levels/levels.route.tsx"),
	route("levels/manage", "features/user-levels/manage-levels.route.tsx"),
];
