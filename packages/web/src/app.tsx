import { Home } from './rooms/home/home.tsx';

export function App() {
  return <Home />;
}
