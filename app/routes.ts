/** All screens: each feature lists its own. */
import type { RouteConfig } from "@remix-run/route-config";
import { catalogRoutes } from "./features/catalog/routes";
import { recognitionRoutes } from "./features/recognition/routes";
import { sessionRoutes } from "./features/session/routes";

export default [...catalogRoutes, ...recognitionRoutes, ...sessionRoutes] satisfies RouteConfig;
