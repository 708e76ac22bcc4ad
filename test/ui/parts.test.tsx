/** Parts of the kit as people meet them. */
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { FormEvent } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Button } from "../../app/ui/button";
import { ConfirmDialog, SuccessDialog } from "../../app/ui/confirm-dialog";
import { Countdown } from "../../app/ui/countdown";
import { Facts } from "../../app/ui/facts";
import { Field } from "../../app/ui/field";
import { LoadingIndicator } from "../../app/ui/loading";
import { ProgressBar } from "../../app/ui/progress-bar";
import { HashTabs, SteppedTabs } from "../../app/ui/tabs";
import { TextArea } from "../../app/ui/text-area";
import { TextInput } from "../../app/ui/text-input";
import { ToastRegion, useToasts } from "../../app/ui/toast";
import { show } from "./screen";

beforeEach(() => {
	// jsdom knows the element, not yet its methods.
	HTMLDialogElement.prototype.showModal = function showModal() {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function close() {
		if (!this.open) return;
		this.open = false;
		this.dispatchEvent(new Event("close"));
	};
});

test("a confirmation has its header and its two buttons", () => {
	const onConfirm = vi.fn();
	show(
		<ConfirmDialog isOpen onClose={() => undefined} onConfirm={onConfirm}>
			Sure?
		</ConfirmDialog>,
	);
	expect(screen.getByRole("dialog", { name: "Confirmation" })).toBeTruthy();
	expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: "OK" }));
	expect(onConfirm).toHaveBeenCalledOnce();
});

test("the loading indicator says 'Loading'", () => {
	show(<LoadingIndicator />);
	expect(screen.getByRole("status").textContent).toBe("Loading");
});

test("the success dialog says 'Success' and has CLOSE", () => {
	const onClose = vi.fn();
	show(<SuccessDialog isOpen onClose={onClose} />);
	expect(screen.getByRole("dialog", { name: "Success" })).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: "CLOSE" }));
	expect(onClose).toHaveBeenCalled();
});

test("a fact's name of one short word never breaks at its hyphen; longer ones may", () => {
	const long = "E-mail d’invitation envoyé";
	show(
		<Facts
			of={[
				["E-mail", "a@b.co"],
				[long, "hier"],
			]}
		/>,
	);
	const isKept = (term: string) => screen.getByText(term).classList.contains("keep");
	expect([isKept("E-mail"), isKept(long)]).toEqual([true, false]);
});

test("tabs follow the address's hash", () => {
	window.location.hash = "#two";
	const tabs = ["one", "two"].map((id) => ({ id, label: id, content: `Part ${id}` }));
	show(<HashTabs label="Parts" tabs={tabs} />);
	expect(screen.getByRole("link", { name: "two" }).getAttribute("aria-current")).toBe("true");
	act(() => {
		window.location.hash = "#one";
		window.dispatchEvent(new HashChangeEvent("hashchange"));
	});
	expect(screen.getByRole("link", { name: "one" }).getAttribute("aria-current")).toBe("true");
	expect(screen.getByRole("link", { name: "one" }).getAttribute("href")).toBe("#one");
});

test("a countdown ticks every second and says 'Time expired' at zero, once", () => {
	vi.useFakeTimers();
	const onEnd = vi.fn();
	const now = Date.now();
	show(<Countdown untilMs={now + 2000} nowMs={now} onEnd={onEnd} />);
	expect(screen.getByRole("timer").textContent).toBe("00:00:02");
	act(() => void vi.advanceTimersByTime(1000));
	expect(screen.getByRole("timer").textContent).toBe("00:00:01");
	act(() => void vi.advanceTimersByTime(5000));
	expect(screen.getByRole("timer").textContent).toContain("Time expired");
	expect(onEnd).toHaveBeenCalledOnce();
});

test("a stepped tab bar marks the current step and links back", () => {
	show(
		<SteppedTabs
			label="Steps"
			current={1}
			steps={[{ label: "Cart", href: "/store" }, { label: "Delivery" }, { label: "Place order" }]}
		/>,
	);
	expect(screen.getByText("2. Delivery").closest("li")?.getAttribute("aria-current")).toBe("step");
	expect(screen.getByRole("link", { name: "1. Cart" })).toBeTruthy();
	expect(screen.queryByRole("link", { name: "3. Place order" })).toBeNull();
});

test("a progress bar is 12 px high unless told otherwise", () => {
	show(<ProgressBar percent={30} label="Left" />);
	const bar = screen.getByRole("progressbar", { name: "Left" });
	expect([bar.style.height, bar.getAttribute("aria-valuenow")]).toEqual(["", "30"]);
});

test("a full text area says its maximum", () => {
	show(
		<Field label="Message">
			<TextArea maxLength={5} defaultValue="Hell" />
		</Field>,
	);
	fireEvent.input(screen.getByLabelText("Message"), { target: { value: "Hello" } });
	expect(screen.getByRole("status").textContent).toBe("The maximum of 5 characters is reached.");
});

test("a text area with a minimum has a counter in red, then in green", () => {
	const { container } = show(
		<Field label="Reason">
			<TextArea minLength={3} />
		</Field>,
	);
	const tone = () => container.querySelector("[data-tone]")?.getAttribute("data-tone");
	expect(tone()).toBe("bad");
	fireEvent.input(screen.getByLabelText("Reason"), { target: { value: "abc" } });
	expect(tone()).toBe("good");
});

test("a date may be past or future", () => {
	show(
		<Field label="From">
			<TextInput type="date" />
		</Field>,
	);
	const input = screen.getByLabelText("From");
	expect([input.getAttribute("min"), input.getAttribute("max")]).toEqual([null, null]);
});

test("a field ties label, hint and error to its control, and says what was kept", () => {
	show(
		<Field label="Password" error="That is wrong." keptNote="Your email was kept." hint="At least 8">
			<TextInput type="password" />
		</Field>,
	);
	const input = screen.getByLabelText("Password");
	const described = (input.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.map((id) => document.getElementById(id)?.textContent);
	expect(described).toEqual(["That is wrong. Your email was kept.", "At least 8"]);
	expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("a busy button says 'Processing...' and cannot be pressed", () => {
	const sent: string[] = [];
	const send = (event: FormEvent) => {
		event.preventDefault();
		sent.push("form");
	};
	show(
		<form onSubmit={send}>
			<Button isBusy onClick={() => sent.push("click")}>
				Download Report
			</Button>
		</form>,
	);
	const button = screen.getByRole("button", { name: "Processing..." });
	expect(button.getAttribute("aria-disabled")).toBe("true");
	button.focus();
	button.click();
	expect(sent).toEqual([]);
	// A disabled one would lose the focus.
	expect([document.activeElement === button, button.hasAttribute("disabled")]).toEqual([true, false]);
});

function Sender() {
	const { show: send } = useToasts();
	return (
		<button type="button" onClick={() => send({ text: "Sent." })}>
			Send
		</button>
	);
}

test("a toast is announced and gone after 8000 ms", () => {
	vi.useFakeTimers();
	show(
		<ToastRegion>
			<Sender />
		</ToastRegion>,
	);
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	const region = screen.getByRole("region", { name: "Messages" });
	expect([region.getAttribute("aria-live"), within(region).queryByText("Sent.") !== null]).toEqual(["polite", true]);
	act(() => void vi.advanceTimersByTime(7999));
	expect(within(region).queryByText("Sent.")).not.toBeNull();
	act(() => void vi.advanceTimersByTime(1));
	expect(within(region).queryByText("Sent.")).toBeNull();
});
