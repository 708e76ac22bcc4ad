/** What became of a sending of invitations, in a sentence. */
import { useTranslation } from "~/ui/texts";

/** A sending as sentences need it; `date` is when it is planned for or was over. */
export type SendingInWords = {
	status: "planned" | "sending" | "sent" | "canceled" | "failed";
	sent_count: number;
	/** How many it is to reach. */
	of: number;
	date: string;
};

/** Says it. */
export function useSendingWords(): (sending: SendingInWords) => string {
	const { t } = useTranslation("invitations");
	return ({ status, sent_count, of, date }) => {
		if (status === "canceled" && sent_count === 0) return t("sendings.canceledBefore");
		if (status === "planned") return t("sendings.planned", { count: of, date });
		return t(`sendings.${status}`, { count: sent_count, of, date });
	};
}
