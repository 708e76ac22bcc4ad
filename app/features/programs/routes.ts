/** The programs: their list, one of them, writing one, its state, adding points to it; and the behaviors that they offer. */
import { route } from "@remix-run/route-config";

export const programsRoutes = [
	route("programs", "features/programs/programs.route.tsx"),
	route("programs/new", "features/programs/save-program.route.tsx", { id: "new-program" }),
	route("programs/details", "features/programs/managed-programs.route.tsx"),
	route("programs/behaviors", "features/programs/behaviors.route.tsx"),
	route("programs/behaviors/:id", "features/programs/save-behavior.route.tsx"),
	route("programs/detail/:id", "features/programs/program.route.tsx"),
	route("programs/detail/:id/edit", "features/programs/save-program.route.tsx"),
	route("programs/detail/:id/points", "features/programs/add-points.route.tsx"),
	route("programs/detail/:id/state", "features/programs/change-state.route.tsx"),
];
