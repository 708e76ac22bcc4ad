/** Whom one follows and whom one blocked. */
import { route } from "@remix-run/route-config";

export const followersRoutes = [route("followers", "features/followers/followers.route.tsx")];
