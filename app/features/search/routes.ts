/** The page of results of the global search. */
import { route } from "@remix-run/route-config";

export const searchRoutes = [route("search", "features/search/search.route.tsx")];
