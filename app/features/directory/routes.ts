/** The company directory, the organization tree, and what stands in them. */
import { route } from "@remix-run/route-config";

export const directoryRoutes = [
	route("directory", "features/directory/directory.route.tsx"),
	route("directory/organization", "features/directory/organization.route.tsx"),
	route("directory/choices", "features/directory/manage-choices.route.tsx"),
];
