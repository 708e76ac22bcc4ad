/** Messages that come with the page, and with an answer that leaves the page in place. */
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ToastRegion, useToasts } from "../../app/ui/toast";
import { show } from "./screen";

const first = [{ text: "Saved" }];
const second = [{ text: "In your cart" }];

function Page() {
	const [messages, setMessages] = useState(first);
	const [, redraw] = useState(0);
	return (
		<ToastRegion initial={messages}>
			<button type="button" onClick={() => setMessages(second)}>
				Answer
			</button>
			<button type="button" onClick={() => redraw((count) => count + 1)}>
				Redraw
			</button>
		</ToastRegion>
	);
}

test("a message that a later answer brings is shown beside the first, once", () => {
	show(<Page />);
	for (const name of ["Redraw", "Answer", "Redraw"]) act(() => screen.getByRole("button", { name }).click());
	expect(screen.getAllByText("Saved")).toHaveLength(1);
	expect(screen.getAllByText("In your cart")).toHaveLength(1);
});

function Teller() {
	const { show: tell } = useToasts();
	return ["Liked", "Saved", "In your cart", "Sent", "In your cart"].map((text, at) => (
		<button type="button" key={at} onClick={() => tell({ text })}>
			{`Tell ${at}`}
		</button>
	));
}

test("a message that is told again takes the place of itself, and only the last three stand there", () => {
	show(
		<ToastRegion>
			<Teller />
		</ToastRegion>,
	);
	for (const at of [0, 1, 2, 3, 4]) act(() => screen.getByRole("button", { name: `Tell ${at}` }).click());
	const texts = [...document.querySelectorAll(".toast p")].map((line) => line.textContent);
	expect(texts).toEqual(["Saved", "Sent", "In your cart"]);
});
