/** Puts a part of the kit on a page: with the English texts (`texts` adds those of a feature) and a router, as on the screens. */
import { render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { type AccountDisplay, AccountDisplayProvider } from "../../app/ui/account-display";
import { TextsProvider } from "../../app/ui/texts";
import common from "../../public/locales/en/common.json";

/** Renders the part; the result has the router, to see where a link or form has led. */
export function show(
	part: ReactElement,
	account: AccountDisplay = { pointsLabel: "points", pointPriceMicros: 10_000 },
	texts: Record<string, object> = {},
) {
	const i18n = i18next.createInstance();
	i18n.init({
		lng: "en",
		defaultNS: "common",
		resources: { en: { common, ...texts } },
		interpolation: { escapeValue: false },
		initImmediate: false,
	});
	const router = createMemoryRouter([{ path: "*", element: part }]);
	const result = render(
		<TextsProvider i18n={i18n}>
			<AccountDisplayProvider value={account}>
				<RouterProvider router={router} />
			</AccountDisplayProvider>
		</TextsProvider>,
	);
	return { ...result, router };
}
