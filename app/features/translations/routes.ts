/** The account's texts. */
import { route } from "@remix-run/route-config";

export const translationsRoutes = [route("texts", "features/translations/texts.route.tsx")];
