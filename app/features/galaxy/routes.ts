/** The map of who thanked whom. */
import { route } from "@remix-run/route-config";

export const galaxyRoutes = [route("galaxy", "features/galaxy/galaxy.route.tsx")];
