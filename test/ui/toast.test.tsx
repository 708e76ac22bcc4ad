/** Messages that come with the page, and with an answer that leaves the page in place. */
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ToastRegion } from "../../app/ui/toast";
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
