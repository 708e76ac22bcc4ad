/** The reader's balance, where the account shows balances. */
import { useFrame } from "~/shell/use-frame";

/** The points that the reader may spend; nothing where balances are hidden. */
export function useBalance(): number | undefined {
	const { user } = useFrame();
	return user?.point_balance ?? undefined;
}
