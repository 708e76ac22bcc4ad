/** Giving in a dialog, for places where the page stays: loads what the page of giving shows, sends without leaving. */
import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/skeleton";
import { useTranslation } from "~/ui/texts";
import type { GiveAnswer } from "./give.server";
import { type GiveData, GiveForm, SendButton } from "./give-form";
import "./recognition.css";

/** Props of the dialog; `address` is that of the page with who is chosen, `onSent` is called once it is given. */
export type GiveDialogProps = { address: string; onClose: () => void; onSent: () => void };

/** The dialog; it is there only while it is open. */
export default function GiveDialog({ address, onClose, onSent }: GiveDialogProps) {
	const { t } = useTranslation("recognition");
	const { pathname, search } = useLocation();
	const options = useFetcher<GiveData>();
	const sending = useFetcher<GiveAnswer>();
	useLoadOnce(() => options.load(address));
	useSent(sending, onSent);
	const data = options.data;
	return (
		<Dialog
			title={t("give.title")}
			isOpen
			onClose={onClose}
			footer={
				data && data.programs.length > 0 ? (
					<SendButton form="give-dialog" answer={sending.data} isBusy={sending.state !== "idle"} />
				) : undefined
			}
		>
			{!data ? (
				<Skeleton shape="card" />
			) : data.programs.length === 0 ? (
				<EmptyState drawing="program" title={t("give.noProgramTitle")}>
					{t("give.noProgramText")}
				</EmptyState>
			) : (
				<GiveForm id="give-dialog" data={data} answer={sending.data} fetcher={sending} from={pathname + search} />
			)}
		</Dialog>
	);
}

function useLoadOnce(load: () => void): void {
	const isLoaded = useRef(false);
	useEffect(() => {
		if (isLoaded.current) return;
		isLoaded.current = true;
		load();
	});
}

/** Notices when a sending that was under way ended without an answer: the action redirects once it is given. */
function useSent(sending: { state: string; data?: GiveAnswer }, onSent: () => void): void {
	const wasBusy = useRef(false);
	const before = useRef<GiveAnswer | undefined>(undefined);
	const isIdle = sending.state === "idle";
	useEffect(() => {
		if (!isIdle) {
			wasBusy.current = true;
			return;
		}
		if (wasBusy.current && sending.data === before.current) onSent();
		wasBusy.current = false;
		before.current = sending.data;
	}, [isIdle, sending.data, onSent]);
}
