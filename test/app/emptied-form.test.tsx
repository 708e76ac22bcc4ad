/** A form that stays on the screen: emptied after what it sent was done, and at no other time. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { createMemoryRouter, RouterProvider, redirect, useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { EndpointForm } from "../../app/form/endpoint-form";
import { TextsProvider } from "../../app/ui/texts";
import common from "../../public/locales/en/common.json";

const i18n = i18next.createInstance();
void i18n.init({ lng: "en", defaultNS: "common", resources: { en: { common } }, initImmediate: false });

/** A page with the form, where `isCaught` says that a script takes the sending itself. */
function Page({ isCaught }: { isCaught: boolean }) {
	const navigate = useNavigate();
	return (
		<>
			<EndpointForm form="session/end-session" onSubmit={(event) => isCaught && event.preventDefault()}>
				<input name="words" aria-label="words" />
				<button type="submit">Send</button>
			</EndpointForm>
			<button type="button" onClick={() => navigate("/?page=2")}>
				Next
			</button>
		</>
	);
}

/** Opens the page; its action refuses the word "no". */
function open(isCaught: boolean) {
	const seen: string[] = [];
	const router = createMemoryRouter([
		{
			id: "root",
			path: "/",
			loader: async () => ({ csrf_token: "t" }),
			action: async ({ request }) => {
				const words = String((await request.formData()).get("words"));
				seen.push(words);
				const refusal = { resultType: "refused", resultMsg: "No." };
				return words === "no" ? { form: "session/end-session", refusal, typed: {} } : redirect("/");
			},
			element: <Page isCaught={isCaught} />,
		},
	]);
	render(
		<TextsProvider i18n={i18n}>
			<RouterProvider router={router} />
		</TextsProvider>,
	);
	return { router, seen };
}

async function write(words: string): Promise<HTMLInputElement> {
	const field = await screen.findByLabelText<HTMLInputElement>("words");
	fireEvent.change(field, { target: { value: words } });
	return field;
}

test("what was done leaves the form empty, what was refused stays", async () => {
	const { router, seen } = open(false);
	const field = await write("no");
	fireEvent.click(screen.getByText("Send"));
	await waitFor(() => expect([seen, router.state.navigation.state]).toEqual([["no"], "idle"]));
	expect(field.value).toBe("no");
	await write("yes");
	fireEvent.click(screen.getByText("Send"));
	await waitFor(() => expect([seen.length, field.value]).toEqual([2, ""]));
});

test("a sending that a script took itself empties nothing when another page is opened later", async () => {
	const { router, seen } = open(true);
	const field = await write("first");
	fireEvent.click(screen.getByText("Send"));
	await write("a draft");
	fireEvent.click(screen.getByText("Next"));
	await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
	await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
	expect([seen, field.value]).toEqual([[], "a draft"]);
});
