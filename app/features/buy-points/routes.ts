/** Buying points: one page that chooses, pays and shows what became of it. */
import { route } from "@remix-run/route-config";

export const buyPointsRoutes = [route("buy_points", "features/buy-points/buy-points.route.tsx")];
