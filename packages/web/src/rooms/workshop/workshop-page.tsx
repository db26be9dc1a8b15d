import { useEffect, useState } from 'react';
import type { RoomProps } from '../routes.ts';
import { openReader, type Reader } from './reader.ts';
import { WorkshopRoom } from './workshop-room.tsx';

export default function WorkshopPage({ play }: RoomProps) {
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    const opened = openReader();
    setReader(opened);
    return opened.leave;
  }, []);
  return reader === null ? null : <WorkshopRoom reader={reader} play={play} />;
}
