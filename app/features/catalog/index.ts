/** What screens of other features may use of the catalogue. */
export { FlashCard } from "./flash-card";
export type { TileItem } from "./tile-item";
export { useBalance } from "./use-balance";
export { useSale } from "./use-sale";
