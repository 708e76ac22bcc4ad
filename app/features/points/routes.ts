/** Screens of points. */
import { route } from "@remix-run/route-config";

export const pointsRoutes = [route("points", "features/points/statement.route.tsx")];
