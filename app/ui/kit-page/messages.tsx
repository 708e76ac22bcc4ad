/** Kit page: messages, dialogs, waiting, emptiness, time. */
import { useState } from "react";
import { Button, ButtonLink } from "../button";
import { Card } from "../card";
import { ConfirmDialog, SuccessDialog } from "../confirm-dialog";
import { Countdown } from "../countdown";
import { Dialog } from "../dialog";
import { EmptyState } from "../empty-state";
import { LoadingIndicator } from "../loading";
import { Notice } from "../notice";
import { Skeleton } from "../skeleton";
import { useToasts } from "../toast";

/** What is said, and what is waited for. */
export function KitMessages({ nowMs }: { nowMs: number }) {
	return (
		<>
			<div className="columns">
				<div className="stack">
					<Notice>Your report is being made. You can leave this page.</Notice>
					<Notice tone="good">Sent to Tomás and Nadia.</Notice>
					<Notice tone="warn">You need 1,150 more points for this order. Remove an item or use your wallet.</Notice>
					<Notice tone="bad">
						We could not reach the store. Your cart was kept. <a href="#again">Try again</a>
					</Notice>
					<KitDialogs />
				</div>
				<EmptyState
					drawing="feed"
					title="Nothing here yet"
					action={<ButtonLink href="/recognitions/give">Recognize a colleague</ButtonLink>}
				>
					Be the first: thank someone for something they did this week.
				</EmptyState>
				<Card title="Time">
					<div className="stack">
						<Countdown nowMs={nowMs} untilMs={nowMs + 24_000_000} prefix="Ends in" hasIcon />
						<Countdown nowMs={nowMs} untilMs={nowMs + 80 * 86_400_000} prefix="Ends in" />
						<Countdown nowMs={nowMs} untilMs={nowMs} />
						<LoadingIndicator />
					</div>
				</Card>
			</div>
			<div className="columns">
				<Skeleton shape="post" />
				<Skeleton shape="tiles" count={2} />
				<Skeleton shape="rows" count={4} />
			</div>
		</>
	);
}

function KitDialogs() {
	const [open, setOpen] = useState<"dialog" | "confirm" | "success" | null>(null);
	const { show } = useToasts();
	const close = () => setOpen(null);
	return (
		<div className="row-wrap script-only">
			<Button type="button" onClick={() => setOpen("dialog")}>
				Dialog
			</Button>
			<Button type="button" onClick={() => setOpen("confirm")}>
				Confirm
			</Button>
			<Button type="button" onClick={() => setOpen("success")}>
				Success
			</Button>
			<Button
				type="button"
				onClick={() => show({ text: "Sent to Tomás and Nadia.", link: { href: "/", label: "View" } })}
			>
				Toast
			</Button>
			<Dialog
				title="Give recognition"
				isOpen={open === "dialog"}
				onClose={close}
				footer={<Button kind="main">Send recognition</Button>}
			>
				<p>A dialog is a page of its own where scripts are off.</p>
			</Dialog>
			<ConfirmDialog
				isOpen={open === "confirm"}
				onClose={close}
				onConfirm={close}
				confirmLabel="Yes, Delete"
				cancelLabel="No, Do not Delete"
				isDestructive
			>
				Are you sure you want to delete this note?
			</ConfirmDialog>
			<SuccessDialog isOpen={open === "success"} onClose={close} />
		</div>
	);
}
