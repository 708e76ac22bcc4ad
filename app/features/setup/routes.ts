/** Setting a new place up. */
import { route } from "@remix-run/route-config";

export const setupRoutes = [route("setup", "features/setup/setup.route.tsx")];
