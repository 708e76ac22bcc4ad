/** The profile strip: name, title and balances, each only where it is for this person. */
import { cleanup, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { ProfileStrip } from "~/features/home/profile-strip";
import { AccountDisplayProvider } from "~/ui/account-display";
import { TextsProvider } from "~/ui/texts";
import common from "../../public/locales/en/common.json";
import home from "../../public/locales/en/home.json";

const priya = {
	name: "Priya Raman",
	title: "Customer Success Lead",
	image_url: null,
	point_balance: 4250,
	wallet_balance_in_points: null,
	left_to_issue: 0,
	give_recognition_disabled: 0,
};

test("the strip shows name, title, and the balance with what it is worth", async () => {
	await show(priya);
	expect(screen.getByText("Priya Raman")).toBeTruthy();
	expect(screen.getByText("Customer Success Lead")).toBeTruthy();
	expect(screen.getByText("4,250")).toBeTruthy();
	expect(screen.getByText("$42.50")).toBeTruthy();
	expect(screen.queryByText("Points to Issue")).toBeNull();
});

test("who has a budget sees what is left to give, unless recognition is off", async () => {
	const olu = { ...priya, left_to_issue: 600 };
	await show(olu);
	expect(screen.getByText("Points to Issue")).toBeTruthy();
	expect(screen.getByText("600")).toBeTruthy();
	cleanup();
	await show(olu, { give_recognition_enabled: 0 });
	expect(screen.queryByText("Points to Issue")).toBeNull();
});

test("where points are hidden there is no balance", async () => {
	await show({ ...priya, point_balance: null }, { give_recognition_enabled: 1 }, true);
	expect(screen.getByText("Priya Raman")).toBeTruthy();
	expect(screen.queryByText(/points/i)).toBeNull();
});

async function show(
	user: object,
	flags: Record<string, 0 | 1> = { give_recognition_enabled: 1 },
	arePointsHidden = false,
) {
	const i18n = i18next.createInstance();
	await i18n.init({
		lng: "en",
		defaultNS: "common",
		resources: { en: { common, home } },
		interpolation: { escapeValue: false },
	});
	const router = createMemoryRouter([
		{ id: "root", path: "/", loader: () => ({ account: { flags }, user }), element: <ProfileStrip /> },
	]);
	render(
		<TextsProvider i18n={i18n}>
			<AccountDisplayProvider value={{ pointsLabel: "points", pointPriceMicros: 10_000, arePointsHidden }}>
				<RouterProvider router={router} />
			</AccountDisplayProvider>
		</TextsProvider>,
	);
	await screen.findByText("Priya Raman");
}
