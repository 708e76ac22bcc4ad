/** All screens: each feature lists its own. */
import type { RouteConfig } from "@remix-run/route-config";
import { sessionRoutes } from "./features/session/routes";

export default [...sessionRoutes] satisfies RouteConfig;
