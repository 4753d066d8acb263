/** A page of the application in its own look. */
export default function StockPage() {
  return <h1>Stock</h1>;
}
