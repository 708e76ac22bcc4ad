/** The company directory, and what stands in it. */
import { route } from "@remix-run/route-config";

export const directoryRoutes = [
	route("directory", "features/directory/directory.route.tsx"),
	route("directory/choices", "features/directory/manage-choices.route.tsx"),
];
