/** The start of the application. */
import { index } from "@remix-run/route-config";

export const homeRoutes = [index("features/home/home.route.tsx")];
